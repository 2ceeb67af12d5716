import type en from '../en/quotation';
import type { Translation } from '../types';

export default {
  title: '询价清单',
  metaDescription: '您向{{brand}}询价的配件。',
  count_other: '共 {{count}} 行',
  lines: '清单内容',
  empty: {
    heading: '您的询价清单是空的。',
    text: '在需要的配件上点击“加入询价清单”，然后一次发送整份清单。',
  },
  inMemory: '此浏览器不允许本站保存数据：请在关闭或刷新页面之前发送清单。',
  noRoom_other:
    '您之前加入的 {{count}} 个配件不在此清单中，清单最多 {{max}} 行。请先发送或精简清单，然后重新打开此页面。',
  share: {
    button: '分享清单',
    link: '清单链接',
    help: '在{{day}}之前，任何持有该链接的人都可以看到配件和数量，看不到备注。',
    failed: '无法生成链接，请重试。',
  },
  shared: {
    heading_other: '分享的清单，共 {{count}} 行',
    loading: '正在加载分享的清单',
    failed: '分享的清单加载失败，请重试。',
    tooMany: '与您的清单合并后将超过 {{max}} 行。',
    add: '加入我的清单',
    close: '关闭',
  },
  quantity: '数量',
  quantityError: '请输入 1 到 {{max}} 的整数。清单中仍为 {{count}}。',
  unit: '单位',
  note: '备注',
  update: '更新',
  remove: '移除：{{name}}',
  removed: '已移除：{{name}}',
  cleared_other: '已移除 {{count}} 行。',
  undo: '撤销',
  print: '打印',
  clear: '全部移除',
  freeText: '目录中暂无此配件，我们会为您查找。',
  deletedPart: '已删除的配件',
  deleted: '该配件已不在目录中，您仍可询价。',
  changed: '该配件已变更。加入清单时为：{{before}}',
  changedOk: '知道了',
  moq: '最小起订量：{{moq}}',
  belowMoq: '低于最小起订量（{{moq}}），您仍可询价。',
} satisfies Translation<typeof en>;
