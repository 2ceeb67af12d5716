export default {
  position: 'Image {{number}} of {{count}}',
  label: 'Images: {{title}}',
  keyFigures: 'Key figures',
  thumbnail: 'Image {{number}} of {{count}}: {{alt}}',
  enlarge: 'View full screen: {{alt}}',
  previous: 'Previous image',
  next: 'Next image',
  thumbnails: 'Thumbnails',
  previousThumbnails: 'Earlier thumbnails',
  nextThumbnails: 'Later thumbnails',
  viewer: 'Image viewer',
  close: 'Close',
};
