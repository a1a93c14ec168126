// Which part may know which. Each rule is a sentence; breaking one fails `npm run check`.

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const isTest = '[.]test[.]tsx?$';
const product =
  '^(main[.]ts$|(domain|contract|wording|server/src|storefront/app|admin/src|demo-catalogue/src|emulators/src)/)';

export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file, or want a third.', {}, { circular: true }),
    rule(
      'domain-is-pure',
      'Rules of the shop: no I/O, no other folder, no library but the stemmer, which is a function of a word.',
      { path: '^domain/', pathNot: isTest },
      { pathNot: '^domain/|^node_modules/@orama/stemmers/' },
    ),
    rule(
      'contract-knows-only-domain',
      'The contract is read by browsers and by strangers.',
      { path: '^contract/' },
      { path: '^(wording|server|storefront|admin|demo-catalogue)/' },
    ),
    rule(
      'wording-knows-contract-and-domain',
      'Words are for everybody, so they know nobody who uses them.',
      { path: '^wording/' },
      { path: '^(server|storefront|admin|demo-catalogue)/' },
    ),
    rule(
      'clients-speak-through-the-contract',
      'The storefront and the back office never import the server.',
      { path: '^(storefront|admin)/' },
      { path: '^(server|demo-catalogue)/' },
    ),
    rule(
      'admin-stands-alone',
      'What managers load is no part of what customers load, nor the other way round.',
      { path: '^(server|storefront|demo-catalogue|emulators)/' },
      { path: '^admin/' },
    ),
    rule(
      'admin-takes-nothing-from-the-storefront',
      'They share domain, contract and wording.',
      { path: '^admin/src/' },
      { path: '^storefront/' },
    ),
    rule(
      'admin-features-stand-alone',
      'Only a page may reach into another feature; what two of them need stands in ui/ or shell/.',
      { path: '^admin/src/features/([^/]+)/', pathNot: '-pages?[.]tsx$' },
      { path: '^admin/src/features/[^/]+/', pathNot: '^admin/src/features/$1/' },
    ),
    rule(
      'browsers-carry-no-schemas',
      'Only types of the contract reach the browser: Zod is paid for by customers on phones.',
      { path: '^storefront/app/' },
      {
        path: '^contract/src/',
        pathNot: '/(analytics-events|client|page-context|pages|refusal)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'admin-carries-no-schemas',
      'Only types of the contract reach its browser, too, and who may do what.',
      { path: '^admin/src/' },
      {
        path: '^contract/src/',
        pathNot: '/(client|pages|refusal|admin/roles)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'sql-lives-in-queries',
      'Only *.queries.ts touches tables.',
      { path: '^server/src/', pathNot: `[.]queries[.]ts$|^server/src/database/|${isTest}` },
      { path: '^server/src/database/tables/' },
    ),
    rule(
      'features-publish-in-one-place',
      'What a feature lets others use stands in its index.ts.',
      { path: '^server/src/features/([^/]+)/', pathNot: isTest },
      {
        path: '^server/src/features/[^/]+/',
        pathNot: '^server/src/features/$1/|^server/src/features/[^/]+/index[.]ts$',
      },
    ),
    rule(
      'features-use-themselves-directly',
      'An index.ts is for others: within its feature it would make cycles.',
      { path: '^server/src/features/([^/]+)/' },
      { path: '^server/src/features/$1/index[.]ts$' },
    ),
    rule(
      'features-name-needs-providers-meet-them',
      'A feature declares an interface; start-shop.ts chooses who fulfils it.',
      { path: '^server/src/features/', pathNot: isTest },
      { path: '^server/src/(providers|jobs)/' },
    ),
    rule(
      'use-cases-do-not-know-http',
      'Only *.routes.ts and http/ know Fastify.',
      { path: '^server/src/(features|providers|jobs|database)/', pathNot: `[.]routes[.]ts$|${isTest}` },
      { path: '^server/src/http/|node_modules/fastify/' },
    ),
    rule(
      'pages-compose-features',
      'Only a *-page.tsx, the blocks that pages are made of, and the shell around all of them, may reach into another feature.',
      { path: '^storefront/app/features/([^/]+)/', pathNot: '-page[.]tsx$|^storefront/app/features/(blocks|shell)/' },
      { path: '^storefront/app/features/[^/]+/', pathNot: '^storefront/app/features/$1/' },
    ),
    rule(
      'ui-knows-no-shop',
      'Buttons and fields carry no shop words or rules.',
      { path: '^storefront/app/ui/' },
      { path: '^(contract|wording|domain)/|^storefront/app/features/' },
    ),
    rule(
      'demo-is-loaded-at-the-door',
      'Nothing but main.ts, where the process starts, knows the content of a demonstration.',
      { path: product, pathNot: '^demo-catalogue/|^main[.]ts$' },
      { path: '^demo-catalogue/' },
    ),
    rule(
      'emulators-know-nobody',
      'Another company knows nothing of this shop.',
      { path: '^emulators/' },
      { path: '^(contract|domain|wording|server|storefront|admin|demo-catalogue)/' },
    ),
    rule(
      'emulators-are-chosen-at-the-door',
      'The shop speaks to an emulator as to the company itself.',
      { path: product, pathNot: `^emulators/|^server/src/open-(carrier|card-provider)[.]ts$|${isTest}` },
      { path: '^emulators/' },
    ),
    rule(
      'tests-stay-out-of-the-product',
      'Nothing shipped imports a test or a helper of tests.',
      { path: product, pathNot: isTest },
      { path: `${isTest}|^(server/tests|storefront/tests|browser-tests|benchmarks|tools)/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]react-router/|/build/|^data/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};
