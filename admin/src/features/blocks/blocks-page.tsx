import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type BlockPlace, blockPlaceNames } from '@shop/domain/block-kinds.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { blockPlaceNames as placeNames } from '@shop/wording/admin/block-places.ts';
import { useEffect, useRef, useState } from 'react';
import { useSidebarState } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { api } from '../../api.ts';
import { FailureNote } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageQuery } from '../../ui/use-page-query.ts';
import { PlaceEditor } from './place-editor.tsx';
import { PlaceSwitch } from './place-switch.tsx';

const isPlace = (name: string | undefined): name is BlockPlace =>
  (blockPlaceNames as readonly (string | undefined)[]).includes(name);

/** The blocks of a page, the top bar, the menu or the footer; without a name, those of the home page. */
export default function BlocksPage() {
  const { id } = useParams();
  const [readings, setReadings] = useState(0);
  useSlimMenu();
  if (!isPlace(id)) return <Navigate to={`/blocks/${blockPlaceNames[0]}`} replace />;
  return (
    <>
      <PageHeader title={placeNames[id]} />
      <Place key={`${id} ${readings}`} place={id} reading={readings} onReadAgain={() => setReadings(readings + 1)} />
    </>
  );
}

type PlaceProps = { place: BlockPlace; reading: number; onReadAgain: () => void };

function Place({ place, reading, onReadAgain }: PlaceProps) {
  const { data, failure } = usePageQuery(`blocks/${place}/${reading}`, () =>
    api('GET /api/v1/admin/blocks/:place/', { params: { place } }),
  );
  if (data) return <PlaceEditor read={data} onReadAgain={onReadAgain} />;
  return (
    <Box sx={{ bgcolor: 'background.paper', p: 2 }} aria-busy={!failure}>
      <PlaceSwitch place={place} />
      {failure ? (
        <FailureNote failure={failure} title={words.failedToRead} />
      ) : (
        <Box sx={{ display: 'flex', gap: 2, mt: 2, height: '70vh' }}>
          <Box sx={{ width: { xs: 1, md: 328 } }}>
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height={60} />
            ))}
          </Box>
          <Skeleton variant="rounded" sx={{ flex: 1, height: 1, display: { xs: 'none', md: 'block' } }} />
        </Box>
      )}
    </Box>
  );
}

/** The editor needs the width of the menu, which comes back as it was on the next page. */
function useSlimMenu() {
  const [isOpen, setIsOpen] = useSidebarState();
  const before = useRef(isOpen);
  const set = useRef(setIsOpen);
  useEffect(() => {
    const [wasOpen, change] = [before.current, set.current];
    const bringBack = () => change(wasOpen);
    change(false);
    // The browser keeps the state of the menu for the next visit.
    window.addEventListener('pagehide', bringBack);
    return () => {
      window.removeEventListener('pagehide', bringBack);
      bringBack();
    };
  }, []);
}
