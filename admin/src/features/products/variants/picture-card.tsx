import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { picturesWording as words } from '@shop/wording/admin/products.ts';
import { TextInput } from 'react-admin';
import { StatusChip } from '../../../ui/status-chip.tsx';

type PictureCardProps = { id: string; image: string; altSource: string; isMain: boolean; onRemove: () => void };

export function PictureCard({ id, image, altSource, isMain, onRemove }: PictureCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <Card
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition: transition ?? '' }}
      sx={{ p: 1, zIndex: isDragging ? 1 : 'auto', position: 'relative', opacity: isDragging ? 0.85 : 1 }}
    >
      <Box
        component="img"
        src={image}
        alt=""
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'contain', bgcolor: 'action.hover', display: 'block' }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}>
        <Tooltip title={words.handle}>
          <IconButton
            ref={setActivatorNodeRef}
            size="small"
            {...attributes}
            {...listeners}
            aria-label={words.handle}
            sx={{ cursor: 'grab', touchAction: 'none' }}
          >
            <DragIndicator />
          </IconButton>
        </Tooltip>
        {isMain && <StatusChip tone="success" label={words.main} />}
        <Tooltip title={words.remove}>
          <IconButton size="small" aria-label={words.remove} onClick={onRemove}>
            <Delete />
          </IconButton>
        </Tooltip>
      </Box>
      <TextInput source={altSource} label={words.alt} parse={(typed: string) => typed} helperText={false} />
    </Card>
  );
}
