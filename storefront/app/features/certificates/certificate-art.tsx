import { useLook } from '../../meta/shop-look.ts';
import { useShopName } from '../../meta/shop-name.ts';
import { Picture, type PictureSource } from '../../ui/picture.tsx';

const artColours = ['dew', 'fir', 'dawn', 'mist'];
/** Without the tint that most small certificate pictures already have. */
const iconColours = ['fir', 'dawn', 'mist'];

/** The picture of a certificate; neighbours differ in colour. Decorative: the text beside it says everything. */
export function CertificateArt({
  icon,
  value,
  position,
}: {
  /** Null: the shop draws a certificate with this value. */
  icon: PictureSource | null;
  value: string;
  position: number;
}) {
  const colours = icon ? iconColours : artColours;
  return (
    <div className={`cert__art cert__art--${colours[position % colours.length]}`} aria-hidden="true">
      {icon ? <Picture picture={{ ...icon, alt: '' }} sizes="256px" /> : <Drawing value={value} />}
    </div>
  );
}

function Drawing({ value }: { value: string }) {
  const hasDrop = useLook()?.has_drop;
  return (
    <>
      {hasDrop && (
        <svg
          className="dew"
          viewBox="0 0 240 240"
          preserveAspectRatio="xMaxYMid slice"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M150 38C150 38 84 116 84 168a66 66 0 0 0 132 0C216 116 150 38 150 38Z" />
          <path d="M104 172a46 46 0 0 0 34 42" strokeLinecap="round" />
          <path d="M56 22C56 22 40 41 40 53.500a16 16 0 0 0 32 0C72 41 56 22 56 22Z" />
          <path d="M226 12c0 0-12 14-12 23.500a12 12 0 0 0 24 0C238 26 226 12 226 12Z" />
          <path d="M34 150c0 0-8 10-8 16a8 8 0 0 0 16 0c0-6-8-16-8-16Z" />
        </svg>
      )}
      <span className="wordmark cert__mark">
        {useShopName()}
        {hasDrop && (
          <svg viewBox="0 0 36 48" aria-hidden="true">
            <path d="M18 2C18 2 3 19.5 3 30.5a15 15 0 0 0 30 0C33 19.5 18 2 18 2Z" />
          </svg>
        )}
      </span>
      <span className="cert__val">{value}</span>
    </>
  );
}
