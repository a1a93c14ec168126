import { partnerPhoto } from '@shop/domain/partners.ts';
import { partnerPhotoProblems as problems, partnerWording as wording } from '@shop/wording/partners.ts';
import { type DragEvent, useId, useRef, useState } from 'react';
import { describedBy, FieldError } from '../../ui/field-error.tsx';
import { drawn, openPhoto } from './open-photo.ts';
import './photo-field.css';

/** The preview is small, so that only a small picture is kept in memory. */
const previewSide = 320;

/**
 * A field for a photograph, chosen or dropped, with a preview and a remove button. The file stays in the file input.
 */
export function PhotoField({ name, error }: { name: string; error: string | undefined }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<keyof typeof problems>();
  const [isOver, setIsOver] = useState(false);
  const words = problem ? problems[problem] : error;

  function put(files: FileList | null) {
    if (input.current === null) return;
    if (files) input.current.files = files;
    else input.current.value = '';
    // The form reads its fields on `input` events.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function show() {
    const chosen = input.current?.files?.[0];
    setFile(undefined);
    setProblem(undefined);
    if (chosen === undefined) return;
    const opened = await openPhoto(chosen);
    // Another file may have been chosen meanwhile.
    if (input.current?.files?.[0] !== chosen) return;
    if (typeof opened === 'string') {
      setProblem(opened);
      put(null);
      return;
    }
    setFile(chosen);
    if (canvas.current) drawn(opened, previewSide, canvas.current);
    opened.close();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [first] = event.dataTransfer.files;
    if (first === undefined) return;
    const one = new DataTransfer();
    one.items.add(first);
    put(one.files);
    void show();
  }

  function remove() {
    put(null);
    void show();
    input.current?.focus();
  }

  return (
    <div className="field wide">
      <span className="label" id={`${id}-label`}>
        {wording.photo}
      </span>
      <label
        className={`file ${isOver ? 'file--over' : ''} ${words ? 'file--wrong' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          className="sr"
          type="file"
          name={name}
          accept={partnerPhoto.types.join()}
          required
          aria-labelledby={`${id}-label`}
          onChange={show}
          {...describedBy(`${id}-error`, words)}
        />
        <canvas ref={canvas} role="img" aria-label={wording.photoPreview} hidden={file === undefined} />
        {file === undefined ? (
          <ImageUp />
        ) : (
          <span className="file__name">
            {file.name}, {sizeInWords(file.size)}
          </span>
        )}
        <span>
          <span className="link">{wording.chooseFile}</span>
          {wording.orDrop}
        </span>
        <span className="help">{wording.photoKinds}</span>
      </label>
      {file && (
        <button type="button" className="linkbtn" onClick={remove}>
          <span className="link">{wording.removePhoto}</span>
        </button>
      )}
      <FieldError id={`${id}-error`}>{words}</FieldError>
    </div>
  );
}

/** An icon of this field only, so that other pages do not load it. */
function ImageUp() {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21M14 19.5l3-3 3 3M17 22v-5.5M11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0z" />
    </svg>
  );
}

/** «340 КБ», «2,4 МБ». */
function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 1) return wording.kilobytes(Math.max(1, Math.round(bytes / 1024)));
  return wording.megabytes(megabytes.toFixed(1).replace('.', ','));
}
