import { Icon } from '../../ui/icon.tsx';

/** One option of a filter, with the number of products it would leave. */
export function FilterOption({
  name,
  value,
  label,
  count,
  isChosen,
  onChange,
}: {
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  onChange: () => void;
}) {
  return (
    <label className={`option ${count === 0 ? 'option--none' : ''}`}>
      <input type="checkbox" name={name} value={value} checked={isChosen} onChange={onChange} />
      <span className="chip option__chip">
        <Icon name="check" className="ico--s option__mark" />
        {label}
        <span className="option__count num">{count}</span>
      </span>
    </label>
  );
}
