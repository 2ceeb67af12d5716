import type en from '../en/adminCategories';
import type { Translation } from '../types';

const adminCategories: Translation<typeof en> = {
  list: {
    searchHint: '分类名称',
    count_one: '{{count}}个分类',
    count_other: '{{count}}个分类',
    subcategories: '子分类',
    expand: '展开“{{name}}”的子分类',
    collapse: '收起“{{name}}”的子分类',
    parts: '“{{name}}”的配件',
    empty: '还没有分类。',
    failed: '分类加载失败。',
  },
  deleting: {
    text: '该分类及其所有子分类都将被删除！',
    touched: '“{{name}}”：涉及{{subcategories}}和{{parts}}。',
    touchedWithoutParts: '“{{name}}”：涉及{{subcategories}}。',
    subcategories_one: '{{count}}个子分类',
    subcategories_other: '{{count}}个子分类',
    kept: '配件会保留，但不再属于任何分类。',
    done: '该分类及其所有子分类已删除。',
  },
  form: {
    name: '名称',
    parent: '上级分类',
    noParent: '-- 无上级 --',
    description: '描述',
    image: '图片',
    chooseImage: '选择图片',
    replaceImage: '更换图片',
    removeImage: '移除所选图片',
    newImage: '所选图片',
    savedImage: '分类图片',
  },
  add: {
    submit: '创建分类',
    submitting: '正在创建…',
    doneTitle: '分类已创建！',
    done: '分类“{{name}}”添加成功。',
    doneBelow: '“{{parent}}”下的子分类“{{name}}”添加成功。',
    failedTitle: '错误',
    failed: '创建分类失败',
  },
  edit: {
    title: '编辑分类',
    done: '分类已保存。',
    saveAsNew: '另存为新分类',
    pictureLost: '无法加载已删除分类的图片，新分类没有图片。',
    unknown: '该分类不存在，可能已被删除。',
  },
  parts: {
    title: '“{{category}}”的配件',
    titleUnknown: '分类配件',
    back: '返回全部分类',
    noImage: '无图片',
    unknown: '未知',
    category: '分类',
    brand: '品牌',
    empty: '未找到配件。',
    failed: '获取配件失败',
  },
};

export default adminCategories;
