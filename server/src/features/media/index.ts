// What other features may use of this one.

export { beginsLikeAnSvg } from './check-svg.ts';
export { drawSvg } from './draw-svg.ts';
export { fingerprintOf, keepPicture, originalKey } from './keep-picture.ts';
export { loadSharp } from './load-sharp.ts';
export { readPictures } from './media.queries.ts';
export { redrawPhoto } from './redraw-photo.ts';
export { type PictureRow, pictureField, renditionPath, renditionWidths, toPicture } from './renditions.ts';
export { keepPrivately, uploadPicture } from './upload-picture.ts';
