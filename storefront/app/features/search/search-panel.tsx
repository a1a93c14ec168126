import { searchWording } from '@shop/wording/search.ts';
import { Icon } from '../../ui/icon.tsx';

export default function SearchPanel({ close }: { close: () => void }) {
  return (
    <search className="panel" data-open>
      <div className="panel__in">
        <div className="search__field">
          <Icon name="search" />
          <input type="search" aria-label={searchWording.label} placeholder={searchWording.placeholder} />
          <button type="button" className="iconbtn" aria-label={searchWording.close} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
      </div>
    </search>
  );
}
