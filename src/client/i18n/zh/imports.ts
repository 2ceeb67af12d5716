import type en from '../en/imports';
import type { Translation } from '../types';

export default {
  text: '用供应商的表格添加新配件、修改已有配件。写入之前，可以逐行查看将有哪些更改；导入后{{days}}天内可以撤销。',
  steps: {
    label: '导入步骤',
    upload: '上传',
    columns: '列',
    check: '检查',
    result: '导入',
  },
  progress: {
    reading: {
      title: '正在读取文件。',
      done_other: '已读取{{done}}/{{count}}行和图片',
    },
    checking: {
      title: '正在将各行与产品目录比较。',
      done_other: '已检查{{done}}/{{count}}行',
    },
    leave: '您可以离开此页，稍后再回来，处理会继续进行。目前尚未更改任何内容。',
  },
  single: {
    title: '导入',
    back: '所有导入',
    failed: '无法加载该导入。',
    fileFailed: '无法读取该文件。',
    another: '上传另一个文件',
  },
} satisfies Translation<typeof en>;
