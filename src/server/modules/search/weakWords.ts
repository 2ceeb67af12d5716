/** In a catalogue of lift parts they say nothing, but as the only word of a query. */
const WEAK_WORDS = new Set(
  (
    'elevator lift spare part component item product piece ' +
    '电梯 配件 零件 备件 部件 组件 装置 设备 总成 专用 原装 原厂 全新 型号 规格 配套 适用 用于'
  ).split(' '),
);

/** Whether a token, or a Chinese term, says nothing beside others. */
export const isWeakWord = (token: string): boolean => WEAK_WORDS.has(token);
