import sharp from 'sharp';

/** A variant as the back office sends it, with defaults for all that does not matter to the test. */
export function variantInput(code: string, changes: object = {}) {
  return {
    code,
    value: '50',
    price: '1250.00',
    weight_grams: 120,
    length_millimetres: 50,
    width_millimetres: 50,
    height_millimetres: 140,
    ...changes,
  };
}

export function productInput(brandId: number, changes: object = {}) {
  return {
    brand_id: brandId,
    name: 'Крем для обличчя',
    code: 'KREM',
    unit: 'мл',
    is_active: true,
    variants: [variantInput('KREM-50')],
    ...changes,
  };
}

/** A picture of one colour. */
export async function picture(background: string, { width = 40, height = 30 } = {}): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
