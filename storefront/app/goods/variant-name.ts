/** '30 мл' */
export function variantSize({ value, unit }: { value: string; unit: string }): string {
  return `${value}\u00a0${unit}`;
}

/** 'Світлий, 30 мл' */
export function variantName({ title, ...size }: { title: string; value: string; unit: string }): string {
  return title === '' ? variantSize(size) : `${title}, ${variantSize(size)}`;
}
