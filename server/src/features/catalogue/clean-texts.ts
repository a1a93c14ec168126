import { cleanHtml } from '../../clean-html.ts';

type RichTexts = {
  descriptionHtml: string;
  keyIngredientsHtml: string;
  prescriptionHtml: string;
  applicationHtml: string;
};

/** Removes all markup from the rich texts of a product that customers may not get. */
export function cleanTexts(texts: RichTexts): RichTexts {
  return {
    descriptionHtml: cleanHtml(texts.descriptionHtml),
    keyIngredientsHtml: cleanHtml(texts.keyIngredientsHtml),
    prescriptionHtml: cleanHtml(texts.prescriptionHtml),
    applicationHtml: cleanHtml(texts.applicationHtml),
  };
}
