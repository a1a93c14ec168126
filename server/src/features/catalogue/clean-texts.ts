import { cleanHtml } from '../../clean-html.ts';

type RichTexts = {
  descriptionHtml: string;
  keyIngredientsHtml: string;
  prescriptionHtml: string;
  applicationHtml: string;
};

/** The rich texts of a product, with nothing in them but what customers may get. */
export function cleanTexts(texts: RichTexts): RichTexts {
  return {
    descriptionHtml: cleanHtml(texts.descriptionHtml),
    keyIngredientsHtml: cleanHtml(texts.keyIngredientsHtml),
    prescriptionHtml: cleanHtml(texts.prescriptionHtml),
    applicationHtml: cleanHtml(texts.applicationHtml),
  };
}
