import type en from '../en/adminParts';
import type { Translation } from '../types';
import { partFields } from './partFields';

export default {
  fields: { ...partFields, categoryId: '分类', packing: '包装说明' },
  list: {
    searchHint: '名称、品牌、类型、分类或描述',
    image: '图片',
    view: '查看',
    viewPart: '查看“{{name}}”',
    empty: '还没有配件。',
    failed: '获取配件失败',
  },
  deleting: { text: '该配件及其所有图片都将被删除！', done: '该配件及其所有图片已删除。' },
  single: {
    title: '配件',
    back: '返回全部配件',
    edit: '编辑',
    warranty: '质保',
    moq: '起订量',
    image: '{{name}}，图片{{number}}',
    noImages: '没有图片。',
    failed: '获取配件失败',
  },
  form: {
    noCategory: '-- 无分类 --',
    sameCategory: '与上一个配件同类：{{category}}',
    images: '图片',
    imagesHint: '最多{{limit}}张图片，第一张在列表中代表该配件。',
    addImages: '添加图片',
    imageNumber: '图片{{number}}，共{{total}}张',
    moveLeft: '将图片{{number}}左移',
    moveRight: '将图片{{number}}右移',
    remove: '移除图片{{number}}',
  },
  add: { submitting: '正在添加…', done: '配件创建成功！', failed: '创建配件失败' },
  edit: {
    title: '编辑配件',
    done: '配件更新成功！',
    failed: '更新配件失败',
    saveAsNew: '另存为新配件',
    picturesLost: '未保存：无法加载已删除配件的图片。请将这些图片从表单中移除，或重试。',
  },
} satisfies Translation<typeof en>;
