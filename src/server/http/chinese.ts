import type { FastifyRequest } from 'fastify';

/** What the site and its console may show of the backend's messages; the rest is for programs. */
export const MESSAGES: Readonly<Record<string, string>> = {
  'The email or the password is not correct.': '邮箱或密码不正确。',
  'Please log in.': '请登录。',
  'Please change your password first.': '请先修改您的密码。',
  'Only admins are allowed to do this.': '仅限管理员进行此操作。',
  'The current password is not correct.': '当前密码不正确。',
  'The new password is the same as the current one.': '新密码与当前密码相同。',
  'The password was changed by somebody else meanwhile.': '其他人在此期间修改了密码。',
  'The password is too easy to guess: take several words that do not belong together.':
    '密码太容易被猜到：请使用几个互不相关的词语。',
  'The password holds little more than words about this company or the account.':
    '密码几乎只包含与本公司或该账号有关的词语。',
  'This invitation is not valid any more: it was used, taken back or has run out. Please ask for another.':
    '此邀请已失效：可能已被使用、撤回或已过期。请对方重新发送邀请。',
  'This invitation does not exist.': '该邀请不存在。',
  'This account does not exist.': '该账号不存在。',
  'This session does not exist.': '该会话不存在。',
  'The last admin must stay an admin.': '必须保留至少一名管理员。',
  'The last admin cannot be removed.': '不能删除最后一名管理员。',
  'The email is not an e-mail address.': '邮箱格式不正确。',
  'The e-mail address is not valid.': '邮箱格式不正确。',
  'The phone number is not valid.': '电话号码格式不正确。',
  'An e-mail address or a phone number is missing.': '请填写邮箱或电话。',
  'The name is missing.': '请填写名称。',
  'This category does not exist.': '该分类不存在。',
  'This spare part does not exist.': '该配件不存在。',
  'This inquiry does not exist.': '该询盘不存在。',
  'This application does not exist.': '该求职申请不存在。',
  'The parent category does not exist.': '所选上级分类不存在。',
  'The category does not exist.': '所选分类不存在。',
  'This attribute does not exist.': '该属性不存在。',
  'The kind of an attribute stays while parts have values of it.':
    '已有配件使用该属性，其类型不能更改。',
  'An attribute stays while parts have values of it.': '已有配件使用该属性，不能删除。',
  'An attribute is named twice.': '同一属性出现了两次。',
  'The label is missing.': '请填写属性名称。',
  'Only numbers have a unit.': '只有数值属性才有单位。',
  'One of the spare parts does not exist.': '其中一个配件不存在。',
  'A category cannot be moved below itself.': '分类不能移到自身之下。',
  'This backend sends no mail.': '当前后端不发送邮件。',
  'Someone else has changed this meanwhile. Nothing was changed.':
    '其他人在此期间做了修改，您的修改未保存。',
  'There is nothing at this address.': '此地址没有内容。',
  'Something went wrong on our side. Please try again.': '服务器出现问题，请重试。',
  'The server has no room left on its disk, so nothing was stored. Please try again later.':
    '服务器磁盘空间已满，内容未保存。请稍后再试。',
  'The database does not answer at the moment. Please try again.': '数据库暂时没有响应，请重试。',
  'The database is busy at the moment. Please try again.': '数据库正忙，请重试。',
  'The database has no room left, so nothing was stored. Please try again later.':
    '数据库空间已满，内容未保存。请稍后再试。',
  'The database takes no changes at the moment. Please try again later.':
    '数据库暂时不接受修改，请稍后再试。',
  'The database went away before it said whether this was stored. Please look before you try again.':
    '数据库在确认保存之前断开了连接。请先查看内容是否已保存，再重试。',
  'Too many visitors are waiting at the moment. Please try again shortly.':
    '当前等待的访客过多，请稍后再试。',
  'The pictures cannot be reached just now. Please try again.': '暂时无法读取图片，请重试。',
};

/** Messages with something in them that differs. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^Too many tries\. Please wait a second\.$/, '尝试次数过多，请等待1秒后再试。'],
  [/^Too many tries\. Please wait (\d+) seconds\.$/, '尝试次数过多，请等待$1秒后再试。'],
  [/^Too many tries\. Please wait (\d+) minutes\.$/, '尝试次数过多，请等待$1分钟后再试。'],
  [/^The password needs at least (\d+) characters\.$/, '密码至少需要$1个字符。'],
  [/^The password is longer than (\d+) characters\.$/, '密码不能超过$1个字符。'],
  [/^(\S{1,254}) has an account already\.$/, '$1 已有账号。'],
  [/^At most (\d+) invitations can wait\.$/, '最多只能有$1个待接受的邀请。'],
  [/^Categories nest at most (\d+) levels deep\.$/, '分类最多嵌套$1层。'],
  [/^There are at most (\d+) attributes\.$/, '最多只能有$1个属性。'],
  [/^There is an attribute "(\w{1,40})" already\.$/, '属性“$1”已存在。'],
  [/^The attribute "([^"]{1,40})" does not exist\.$/, '属性“$1”不存在。'],
  [/^The attribute "(.{1,100})" takes a number\.$/, '属性“$1”应为数值。'],
  [/^The attribute "(.{1,100})" takes a text\.$/, '属性“$1”应为文本。'],
  [/^The attribute "(.{1,100})" is empty\.$/, '请填写属性“$1”。'],
  [/^The attribute "(.{1,100})" has more than (\d+) characters\.$/, '属性“$1”不能超过$2个字符。'],
  [/^The number of the attribute "(.{1,100})" is too large\.$/, '属性“$1”的数值过大。'],
  [/^Parts of this category have no attribute "(.{1,100})"\.$/, '该分类的配件没有属性“$1”。'],
  [/^A spare part has at most (\d+) images\.$/, '一个配件最多有$1张图片。'],
  [
    /^The file "(.{1,250})" is not a JPEG, PNG, WebP, AVIF or GIF picture\.$/,
    '文件“$1”不是JPEG、PNG、WebP、AVIF或GIF图片。',
  ],
  [/^The picture "(.{1,250})" is broken or not complete\.$/, '图片“$1”已损坏或不完整。'],
  [/^The picture "(.{1,250})" has more than 50 megapixels\.$/, '图片“$1”超过5000万像素。'],
];

/** Whether the page that asks is in Chinese: it says so itself, whatever the browser's language. */
export const isInChinese = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^zh\b/i.test(headers['accept-language'] ?? '');

/** The message in Chinese; as it is where nobody has translated it. */
export function inChinese(message: string): string {
  if (Object.hasOwn(MESSAGES, message)) return MESSAGES[message] ?? message;
  const [pattern, chinese] = PATTERNS.find(([each]) => each.test(message)) ?? [];
  return pattern && chinese ? message.replace(pattern, chinese) : message;
}
