/** Every screen that needs no account and no order. */
export const screens = [
  { name: 'home', address: '/' },
  { name: 'brand', address: '/collection/verba' },
  { name: 'skin-type', address: '/skin-type/zhyrna' },
  { name: 'product-type', address: '/product-type/kremy' },
  { name: 'special-offer', address: '/products_collection' },
  { name: 'product', address: '/product/rosa-lab-hyaluronic-dew' },
  { name: 'product-special-offer', address: '/product/mavka-forest-night-oil' },
  { name: 'product-sold-out', address: '/product/verba-linden-hand-cream' },
  { name: 'certificates', address: '/sertificates' },
  { name: 'information', address: '/page/delivery' },
  { name: 'contacts', address: '/contacts' },
  { name: 'about-us', address: '/about-us' },
  { name: 'maintenance', address: '/placeholder' },
  { name: 'not-found', address: '/nothing-here', status: 404 },
] as const;
