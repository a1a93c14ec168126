import { useEffect, useRef } from 'react';
import { splitAround } from './split-around.ts';

export type Suggestion = {
  key: string;
  text: string;
  /** A second line in a lighter style. */
  note: string;
};

/** The list of suggestions under a field. Always in the DOM, because the field refers to it; visible when not empty. */
export function Suggestions({
  id,
  label,
  typed,
  suggestions,
  searching,
  active,
  onChoose,
}: {
  id: string;
  label: string;
  typed: string;
  suggestions: readonly Suggestion[];
  /** Shown while the search is running. */
  searching: string | undefined;
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="suggest" hidden={suggestions.length === 0 && !searching}>
      {/* Beside the list, because it is not a suggestion. */}
      {searching && (
        <p className="suggest__wait" aria-hidden="true">
          {searching}
        </p>
      )}
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={suggestion.key}
            id={`${id}-${index}`}
            className="suggest__one"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus, and on a phone the keyboard, in the field.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <Marked text={suggestion.text} typed={typed} />
            {suggestion.note !== '' && <small>{suggestion.note}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = splitAround(text, typed);
  return (
    <span>
      {parts?.before}
      {parts ? <b>{parts.match}</b> : text}
      {parts?.after}
    </span>
  );
}
