/** The shop's drop as a line drawing, for empty lists and message pages. */
export function Drop() {
  return (
    <svg className="drop" viewBox="0 0 36 48" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
      <path d="M18 2C18 2 3 19.5 3 30.5a15 15 0 0 0 30 0C33 19.5 18 2 18 2Z" />
      <path d="M10 31a8 8 0 0 0 6 7.6" strokeLinecap="round" />
    </svg>
  );
}
