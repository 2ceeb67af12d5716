export { Gallery, type GalleryPicture } from './Gallery';
