import type en from '../en/common';
import type { Translation } from '../types';

const common: Translation<typeof en> = {
  loading: '加载中…',
  ok: '确定',
  cancel: '取消',
  close: '关闭',
  notFound: {
    title: '页面未找到',
    text: '抱歉，您要找的页面不存在或已被移动。',
    button: '返回首页',
  },
  error: {
    title: '出错了',
    text: '此页面暂时无法显示，请稍后再试。',
    button: '返回首页',
  },
};

export default common;
