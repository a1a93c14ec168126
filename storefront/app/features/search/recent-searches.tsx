import { searchWording } from '@shop/wording/search.ts';
import type { KeyboardEvent, RefObject } from 'react';
import { forgetSearch, forgetSearches, useRecentSearches } from '../../browser-storage/recent-searches.ts';
import { Icon } from '../../ui/icon.tsx';

/** Recent queries under an empty field. Arrow keys walk through them, Delete removes one. */
export function RecentSearches({
  list,
  field,
  onChoose,
}: {
  list: RefObject<HTMLUListElement | null>;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (query: string) => void;
}) {
  const queries = useRecentSearches();
  if (queries.length === 0) return null;

  const queryButtons = () => [...(list.current?.querySelectorAll<HTMLElement>('.recent__query') ?? [])];
  function forget(query: string, index: number) {
    const buttons = queryButtons();
    (buttons[index + 1] ?? buttons[index - 1] ?? field.current)?.focus();
    forgetSearch(query);
  }
  function steer(event: KeyboardEvent, query: string, index: number) {
    if (event.key === 'ArrowDown') queryButtons()[index + 1]?.focus();
    else if (event.key === 'ArrowUp') (queryButtons()[index - 1] ?? field.current)?.focus();
    else if (event.key === 'Delete') forget(query, index);
    else return;
    event.preventDefault();
  }

  return (
    <section className="recent" aria-label={searchWording.recent}>
      <div className="between">
        <h2 className="t-caption mute">{searchWording.recent}</h2>
        <button
          type="button"
          className="linkbtn link"
          onClick={() => {
            field.current?.focus();
            forgetSearches();
          }}
        >
          {searchWording.forgetAll}
        </button>
      </div>
      <ul ref={list}>
        {queries.map((query, index) => (
          <li key={query} className="recent__one">
            <button
              type="button"
              className="recent__query"
              onClick={() => onChoose(query)}
              onKeyDown={(event) => steer(event, query, index)}
            >
              <Icon name="search" className="ico--s" />
              {query}
            </button>
            <button
              type="button"
              className="iconbtn"
              aria-label={searchWording.forget(query)}
              onClick={() => forget(query, index)}
            >
              <Icon name="x" className="ico--s" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
