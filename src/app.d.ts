/// <reference types="@sveltejs/kit" />
/// <reference types="vite-plugin-pwa/client" />

export {};
