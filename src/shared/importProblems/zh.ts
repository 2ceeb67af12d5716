import type { ProblemCode } from '../imports';

/** As in English. */
export const importProblems: Record<ProblemCode, string> = {
  attribute_not_in_category: '该分类的配件没有属性“{{attribute}}”。',
  cell_error: '单元格含有表格错误：{{value}}。',
  category_ambiguous: '有多个名为“{{category}}”的分类，请填写完整路径，例如“门系统 > 皮带”。',
  category_unknown: '没有分类“{{category}}”。',
  choice_unknown: '“{{value}}”不在可选项中。',
  date_in_text: '该单元格是日期（{{value}}），不是文本，请填写正确内容。',
  id_and_number_differ: 'ID与配件编号属于不同的配件。',
  id_unknown: '没有使用该ID的配件。',
  image_ambiguous: '压缩包中有多张名为“{{file}}”的图片，请填写文件夹，例如“doors/{{file}}”。',
  image_of_several: '图片“{{file}}”可能属于几个仅标点不同的配件编号，请在图片列中填写其文件名。',
  image_rejected: '压缩包中的图片“{{file}}”无法使用。',
  image_unknown: '没有图片“{{file}}”：压缩包中和已存图片中均未找到。',
  name_missing: '新配件必须有名称。',
  number_invalid: '编号“{{value}}”不含字母或数字。',
  number_repeated: '该配件编号也出现在第{{row}}行。',
  number_taken: '该配件编号已属于“{{part}}”。',
  part_repeated: '第{{row}}行是同一个配件。',
  row_too_long: '“{{value}}”在最后一个列标题之后，可能是含分隔符的文本缺少引号。',
  scientific_notation: '表格显示为{{value}}，请填写完整的数字。',
  state_unknown: '“{{value}}”既不是“已发布”也不是“草稿”。',
  too_long: '文本超过{{max}}个字符。',
  too_many_images: '每个配件最多{{max}}张图片。',
  value_invalid: '此处不能使用“{{value}}”。',
  zeros_lost: '产品目录中有“{{number}}”：表格可能丢失了前导零。',
};
