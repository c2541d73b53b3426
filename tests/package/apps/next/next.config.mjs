export default {
  basePath: '/app',
  // `tsc` checks the types. Next.js looks for a compiler that it can load as a module.
  typescript: { ignoreBuildErrors: true },
};
