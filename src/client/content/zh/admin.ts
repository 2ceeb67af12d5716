import type en from '../en/admin';
import type { Translation } from '../types';

const admin: Translation<typeof en> = {
  layout: {
    title: '管理后台',
    greeting: '您好，管理员',
    logOut: '退出登录',
    nav: '后台菜单',
    openMenu: '打开菜单',
    site: '公开网站',
    copyright: '© {{year}} {{company}}',
  },
  nav: {
    dashboard: '概览',
    allCategories: '全部分类',
    allSpareParts: '全部配件',
    addCategory: '添加分类',
    addSparePart: '添加配件',
    inquiries: '询盘',
    applications: '求职申请',
  },
  overview: {
    title: '概览',
    categories: '产品分类',
    categoriesText: '分类树中的数量，含子分类',
    parts: '全部配件',
    partsText: '目录中的数量，最新在前',
    addCategory: '添加新分类',
    addCategoryText: '顶级分类或子分类。',
    addCategoryInner: '改为添加配件',
    addPart: '添加新配件',
    addPartText: '含参数资料，最多20张图片。',
    unknown: '数量暂不可用',
    newest: '最新配件',
    noCategory: '无',
    waiting: '待答复',
  },
  session: {
    title: '登录已过期',
    text: '请重新登录后继续。本页已填写的内容仍然保留，只有离开后台才会丢失。',
    leave: '离开后台',
    nothingSaved: '登录已过期，内容尚未保存。请登录后再次保存。',
  },
  leaving: {
    title: '不保存就离开吗？',
    text: '本页填写的内容尚未保存，离开后将丢失。',
    leave: '离开此页',
    stay: '留在此页',
  },
  deleting: {
    title: '确定删除吗？',
    confirm: '是的，删除！',
    cancel: '取消',
    failedTitle: '删除失败！',
    failedText: '删除时出现问题。',
  },
  table: {
    search: '搜索',
    clearSearch: '清除搜索',
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    retry: '重试',
    actions: '操作',
    nothingFound: '没有与“{{q}}”匹配的内容。',
  },
  form: {
    cancel: '取消',
    tooLong: '最多允许{{count}}个字符。',
    leftOutNotImage: '“{{file}}”不是图片，未添加。',
    leftOutTooLarge: '“{{file}}”超过{{limit}} MB，未添加。',
    leftOutTooMany_one: '最多允许{{limit}}张图片，有{{count}}张未添加。',
    leftOutTooMany_other: '最多允许{{limit}}张图片，有{{count}}张未添加。',
  },
};

export default admin;
