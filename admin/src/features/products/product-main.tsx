import Box from '@mui/material/Box';
import { factsOf, productFieldNames } from '@shop/domain/product-fields.ts';
import { productKindNames } from '@shop/domain/product-kinds.ts';
import { KindInput, ProductInput } from './product-inputs.tsx';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 2,
  width: '100%',
  alignItems: 'start',
};
const kindsOfInput = (...kinds: ReturnType<typeof factsOf>['as'][]) =>
  productFieldNames.filter((name) => kinds.includes(factsOf(name).as));

/** Long texts, on a tab of their own. */
export const textFields = kindsOfInput('lines', 'html');

export function ProductMain() {
  return (
    <Box sx={twoColumns}>
      {kindsOfInput('line', 'slug', 'brand').map((name) => (
        <ProductInput key={name} name={name} />
      ))}
      {productKindNames.map((kind) => (
        <KindInput key={kind} kind={kind} />
      ))}
      {kindsOfInput('number', 'flag').map((name) => (
        <ProductInput key={name} name={name} />
      ))}
    </Box>
  );
}
