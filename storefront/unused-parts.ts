import type { LeftOut } from './leave-out.ts';

/** Parts of React that the shop does not use. biome.json refuses imports of what is left out. */
const react: LeftOut[] = [
  {
    file: /react-dom-client\.production\.js$/,
    // Tags of <Profiler>, <SuspenseList>, <ViewTransition>, <Activity>.
    cases: [
      ...[12, 19, 30, 31],
      ...[
        'REACT_PROFILER_TYPE',
        'REACT_SUSPENSE_LIST_TYPE',
        'REACT_LEGACY_HIDDEN_TYPE',
        'REACT_VIEW_TRANSITION_TYPE',
        'REACT_ACTIVITY_TYPE',
      ],
    ],
    unused: [
      // <ViewTransition>. Transitions between pages are the router's.
      'getViewTransitionName',
      'getViewTransitionClassName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'restoreViewTransitionName',
      'applyViewTransitionName',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'measureInstance',
      'measureClonedInstance',
      'createMeasurement',
      'commitEnterViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitAfterMutationEffectsOnFiber',
      'recursivelyTraverseAfterMutationEffects',
      'flushAfterMutationEffects',
      'restorePairedViewTransitions',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'reportViewTransitionError',
      'createViewTransitionInstance',
      'queueTransitionTypes',
      // Only images inside <ViewTransition> are waited for.
      'suspendInstance',
      'estimateBandwidth',
      // <Activity> and <SuspenseList>.
      'updateActivityComponent',
      'mountActivityChildren',
      'retryActivityComponentWithoutHydrating',
      'getActivityInstanceFromFiber',
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'findLastContentRow',
      // References to <Fragment>.
      'FragmentInstance',
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'validateDocumentPositionWithFiberTree',
      'getFragmentInstanceOrTextInstanceSiblings',
      'schedulePendingIntersectionUnobserve',
      'fiberIsPortaledIntoHost',
      'blurActiveElementWithinFragment',
      'collectClientRects',
      'scrollTextNodeIntoView',
      // Functions as `action` of forms, and hooks for them.
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'updateActionStateImpl',
      'runActionStateAction',
      'dispatchActionState',
      'handleActionReturnValue',
      'onActionSuccess',
      'onActionError',
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'requestFormReset$1',
      'recursivelyResetForms',
      'TransitionAwareHostComponent',
      // Elements with a hyphen in their names.
      'setPropOnCustomElement',
      // Functions of react-dom that load resources.
      'prefetchDNS',
      'preconnect',
      'preconnectAs',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      // Styles with `precedence` and `<script async src>`.
      'acquireResource',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
      'suspendResource',
      'preloadStylesheet',
      'preloadResource',
      'preloadResourceAndSuspendIfNeeded',
      'adoptPreloadPropsForStylesheet',
      'adoptPreloadPropsForScript',
      // `findDOMNode` and `unstable_scheduleHydration`.
      'findCurrentFiberUsingSlowPath',
      'findCurrentHostFiberImpl',
      'attemptExplicitHydrationTarget',
    ],
    idle: [
      'trackEnterViewTransitions',
      'pushViewTransitionCancelableScope',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
      // The event of `action`, sent with every `submit`.
      'extractEvents$1',
    ],
    bodies: {
      getResource: 'return null',
      // Names of components in reports of errors: minified, and nothing shows them.
      getStackByFiberInDevAndProd: 'return ""',
    },
    statements: [
      'FragmentInstance.prototype',
      'ViewTransitionPseudoElement.prototype',
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
      'ReactDOMSharedInternals.findDOMNode',
    ],
  },
  {
    file: /react-dom\.production\.js$/,
    statements: [
      'exports.preconnect',
      'exports.prefetchDNS',
      'exports.preinit',
      'exports.preinitModule',
      'exports.preload',
      'exports.preloadModule',
      'exports.requestFormReset',
      'exports.useFormState',
      'exports.useFormStatus',
    ],
  },
  { file: /react\.production\.js$/, unused: ['mapIntoArray', 'mapChildren'], statements: ['exports.cloneElement'] },
];

/** Parts of the router that the shop does not use. */
const router: LeftOut[] = [
  {
    file: /react-router\/.*\/router\/router\.js$/,
    unused: [
      // Actions of routes: forms ask the API.
      'handleAction',
      'getSubmittingNavigation',
      'isSubmissionNavigation',
      'convertFormDataToSearchParams',
      'convertSearchParamsToFormData',
      // Fetchers.
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getFetcher',
      'resetFetcher',
      'queueFetcherForDeletion',
      'updateFetcherState',
      'setFetcherError',
      'abortFetcher',
      'deleteFetcher',
      'markFetchersDone',
      'getUpdatedRevalidatingFetchers',
      'getSubmittingFetcher',
      'getLoadingFetcher',
      'getDoneFetcher',
      'getTargetMatch',
      'getTargetedDataStrategyMatches',
      // Blockers of navigation.
      'getBlocker',
      'updateBlocker',
      'deleteBlocker',
      // Routes that arrive later: all are sent with the first page.
      'discoverRoutes',
      'compareMatches',
      'patchRoutes',
      'patchRoutesImpl',
      'isSameRoute',
      '_internalSetRoutes',
      // Middleware in the browser.
      'runMiddlewarePipeline',
      'callRouteMiddleware',
      // Observers of navigations and loaders.
      'getInstrumentationNavigateMeta',
    ],
    idle: [
      'getSubmissionFromNavigation',
      'getUpdatedActionData',
      'markFetchRedirectsDone',
      'abortStaleFetchLoads',
      'shouldBlockNavigation',
    ],
    bodies: {
      normalizeNavigateOptions: 'return { path }',
      checkFogOfWar: 'return { active: false, matches: null }',
      runClientMiddlewarePipeline:
        'if (args.request.signal.aborted) throw args.request.signal.reason; return handler()',
      createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
    },
    statements: ['fetchLoadMatches.forEach', 'revalidatingFetchers.forEach'],
    conditions: { 'init.instrumentations': false, 'init.patchRoutesOnNavigation': false, isFogOfWar: false },
  },
  {
    file: /react-router\/.*\/router\/instrumentation\.js$/,
    unused: ['instrumentClientSideRouter', 'getRouteInstrumentationUpdates'],
    idle: ['consumeInstrumentationClientResultMetaReceiver'],
  },
  {
    file: /react-router\/.*\/lib\/hooks\.js$/,
    // Server components, hooks outside of routes, and the page for errors of routes without an `ErrorBoundary`.
    unused: ['RSCErrorHandler', 'useNavigateUnstable', 'DefaultErrorComponent'],
    bodies: { useNavigate: 'return useNavigateStable()' },
    conditions: { 'this.context': false, locationArg: false },
  },
  {
    file: /react-router\/.*\/dom\/ssr\/components\.js$/,
    // Only the server writes scripts: features/shell/page-scripts.tsx.
    unused: ['RSCPrefetchPageLinksImpl', 'Scripts'],
    conditions: { rsc: false, isStatic: false, staticContext: false, isRSCRouterContext: false },
  },
  {
    file: /react-router\/.*\/dom\/ssr\/fog-of-war\.js$/,
    unused: ['getPartialManifest', 'fetchAndApplyManifestPatches'],
    idle: ['useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction'],
    bodies: { isFogOfWarEnabled: 'return false' },
  },
  {
    file: /react-router\/.*\/dom\/ssr\/routes\.js$/,
    unused: ['fetchServerAction', 'wrapShouldRevalidateForHdr', 'createClientRoutesWithHMRRevalidationOptOut'],
    bodies: { getShouldRevalidateFunction: 'return route.shouldRevalidate' },
    conditions: { 'route.hasClientAction': false, 'route.hasClientMiddleware': false },
    statements: ['dataRoute.action'],
  },
  {
    file: /react-router\/.*\/dom\/ssr\/single-fetch\.js$/,
    unused: ['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy', 'nonSsrStrategy'],
  },
  {
    file: /react-router\/.*\/dom\/ssr\/data\.js$/,
    bodies: { createRequestInit: 'return { signal: request.signal }' },
  },
];

export const unusedParts = [...react, ...router];
