import { searchWording } from '@shop/wording/search.ts';
import { Link } from 'react-router';
import { searchAddress } from './search-address.ts';

/** Says that other words were searched for, with a way back to those typed. */
export function Corrected({ typed, corrected }: { typed: string; corrected: string }) {
  return (
    <p className="search__corrected">
      {searchWording.corrected(corrected)}{' '}
      <Link className="link" to={searchAddress(typed, true)}>
        {searchWording.asTyped(typed)}
      </Link>
    </p>
  );
}
