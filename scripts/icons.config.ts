import { defineConfig } from '@vite-pwa/assets-generator/config';

/** The night of the icon's own ground, for the corners it leaves clear. */
const background = '#15100f';

/** `npm run icons` draws every size from the one SVG; the results are committed. */
export default defineConfig({
  preset: {
    transparent: { sizes: [192, 512], padding: 0 },
    // The drawing keeps inside the inner 80 %, so the same art may be cut to any shape.
    maskable: { sizes: [512], padding: 0, resizeOptions: { background } },
    apple: { sizes: [180], padding: 0, resizeOptions: { background } },
    png: { compressionLevel: 9, palette: true, quality: 100, effort: 10 },
    assetName: (type, size) => {
      const names = { transparent: `icon-${size.width}`, maskable: `maskable-${size.width}` };
      return `${type === 'apple' ? 'apple-touch-icon' : names[type]}.png`;
    },
  },
  images: ['static/icons/icon.svg'],
});
