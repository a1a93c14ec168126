// What other features may use of this one.

export { originalKey } from './keep-picture.ts';
export { redrawPhoto } from './redraw-photo.ts';
export { type PictureRow, pictureField, renditionPath, renditionWidths, toPicture } from './renditions.ts';
