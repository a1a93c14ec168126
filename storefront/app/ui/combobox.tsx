import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { describedBy, FieldError } from './field-error.tsx';
import { type Suggestion, Suggestions } from './suggestions.tsx';
import './combobox.css';

/** State of the search for suggestions. */
export type Suggested = {
  isSearching: boolean;
  suggestions: readonly Suggestion[];
};

/**
 * A text field with suggestions (the ARIA 1.2 combobox with a listbox). The focus stays in the field; arrow keys walk
 * through the suggestions, and Enter takes the first one by default.
 */
export function Combobox({
  label,
  listLabel,
  text,
  note,
  onType,
  suggested: { isSearching, suggestions },
  onChoose,
  words,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> & {
  label: string;
  listLabel: string;
  text: string;
  /** The rest of the chosen value, which does not fit into the field. */
  note?: string | undefined;
  onType: (text: string) => void;
  suggested: Suggested;
  onChoose: (suggestion: Suggestion) => void;
  words: { searching: string; found: (count: number) => string };
  error?: string | undefined;
}) {
  const id = useId();
  const [isDismissed, setIsDismissed] = useState(true);
  const [active, setActive] = useState(0);
  const [listed, setListed] = useState(suggestions);
  if (listed !== suggestions) {
    setListed(suggestions);
    setActive(0);
  }
  const isOpen = !isDismissed && (suggestions.length > 0 || isSearching);

  function choose(suggestion: Suggestion | undefined) {
    if (suggestion === undefined) return;
    setIsDismissed(true);
    onChoose(suggestion);
  }
  function steer(event: KeyboardEvent<HTMLInputElement>) {
    const count = suggestions.length;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      setIsDismissed(false);
      setActive(event.key === 'ArrowDown' ? 0 : Math.max(count - 1, 0));
    } else if (event.key === 'Escape') setIsDismissed(true);
    else if (event.key === 'Enter') choose(suggestions[active]);
    else if (count === 0) return;
    else if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count);
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') setActive(count - 1);
    else return;
    event.preventDefault();
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="combobox">
        <input
          {...input}
          className="input"
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && suggestions.length > 0 ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setIsDismissed(false);
            onType(event.target.value);
          }}
          onClick={() => setIsDismissed(false)}
          onKeyDown={steer}
          onBlur={(event) => {
            setIsDismissed(true);
            input.onBlur?.(event);
          }}
          {...(note && { 'aria-describedby': `${id}-note` })}
          {...describedBy(`${id}-error`, error)}
        />
        <Suggestions
          id={id}
          label={listLabel}
          typed={text.trim()}
          suggestions={isOpen ? suggestions : []}
          searching={isOpen && isSearching && suggestions.length === 0 ? words.searching : undefined}
          active={active}
          onChoose={choose}
        />
      </div>
      <span className="sr" role="status">
        {isOpen ? (suggestions.length > 0 ? words.found(suggestions.length) : words.searching) : error}
      </span>
      {note && (
        <p className="help" id={`${id}-note`}>
          {note}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
