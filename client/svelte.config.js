export default {
  compilerOptions: {
    runes: true,
    // Named after the style alone, so that the checkout's path never shows in a build.
    cssHash: ({ hash, css }) => `dc-${hash(css)}`,
  },
};
