import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

const files = {
  serif: import.meta.resolve('@expo-google-fonts/source-serif-4/300Light/SourceSerif4_300Light.ttf'),
  italic: import.meta.resolve('@expo-google-fonts/source-serif-4/300Light_Italic/SourceSerif4_300Light_Italic.ttf'),
  sans: import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  medium: import.meta.resolve('@expo-google-fonts/onest/500Medium/Onest_500Medium.ttf'),
};
export type FontName = keyof typeof files;
export type Fonts = Record<FontName, { bytes: Buffer; face: Font }>;

let reading: Promise<Fonts> | undefined;

/** The shop's fonts, read with the first document and cached. */
export async function readFonts(): Promise<Fonts> {
  reading ??= readFiles();
  return await reading;
}

async function readFiles(): Promise<Fonts> {
  const fontkit = await import('fontkit');
  const read = Object.entries(files).map(async ([name, file]) => {
    const bytes = await readFile(fileURLToPath(file));
    return [name, { bytes, face: fontkit.create(bytes) as Font }];
  });
  return Object.fromEntries(await Promise.all(read));
}
