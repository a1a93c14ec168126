import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import './drawer.css';

/**
 * A panel at a side of the page. The browser's modal dialog traps the focus, closes with Escape and gives the focus
 * back.
 */
export function Drawer({
  id,
  label,
  heading,
  closeLabel,
  side = 'right',
  className = '',
  isOpen,
  onClose,
  children,
}: {
  id?: string;
  label: string;
  heading: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right' | 'bottom';
  className?: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
    <dialog
      ref={dialog}
      id={id}
      className={`drawer drawer--${side} ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="drawer__in">
        <div className="drawer__head">
          {heading}
          <button type="button" className="iconbtn" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
