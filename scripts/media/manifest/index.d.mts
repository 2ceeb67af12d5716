/** One picture of the set; its file is public/photos/<name>.jpg once it is done. */
export interface Picture {
  name: string;
  group: string;
  scene: string;
  preset: Record<string, unknown>;
  view: string;
  /** Pixels. */
  width: number;
  height: number;
  quality: 'product' | 'good' | 'final';
  alt: { en: string; zh: string };
}

/** Every picture of the set, done or not. */
export const manifest: readonly Picture[];
