import type { Translation } from '../types';
import type en from '../en/gallery';

export default {
  position: '第 {{number}} 张，共 {{count}} 张',
  label: '图片：{{title}}',
  keyFigures: '主要参数',
  thumbnail: '第 {{number}} 张，共 {{count}} 张：{{alt}}',
  enlarge: '全屏查看：{{alt}}',
  previous: '上一张图片',
  next: '下一张图片',
  thumbnails: '缩略图',
  previousThumbnails: '前面的缩略图',
  nextThumbnails: '后面的缩略图',
  viewer: '图片查看器',
  close: '关闭',
} satisfies Translation<typeof en>;
