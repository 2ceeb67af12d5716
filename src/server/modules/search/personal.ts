/** By what a normalised text may be somebody's address; numbers of parts are none of these. */
const PERSONAL: readonly RegExp[] = [
  /@|[([{<]\s*at\s*[)\]}>]/u,
  /\bat\s+[\p{L}\p{N}-]+(?:\s*\.\s*[\p{L}\p{N}-]+)*\s*\.\s*[a-z]{2,}(?![\p{L}\p{N}])/u,
  /\bdot\s+(?:com|net|org|cn|info)(?![\p{L}\p{N}])/u,
  /https?:|(?<![\p{L}\p{N}])www\./u,
  domain(),
  /(?:\+|(?<![\p{L}\p{N}])00)(?:[\s().\-/]*\d){7}/u,
  /(?<![\p{Script=Latin}\p{N}])1[3-9]\d(?:[\s-]?\d{4}){2}(?![\p{Script=Latin}\p{N}])/u,
  spokenNumber(),
];

/** Endings that names of hosts have and words in front of a number, such as `part.no`, have not. */
function domain(): RegExp {
  const endings = [
    'com|net|org|info|biz|edu|gov|app|dev|io|co|me|eu',
    'top|xyz|shop|site|online|store|vip|asia|mobi|pro|club',
    'cn|hk|tw|jp|kr|in|my|sg|th|vn|ph|pk|bd|lk',
    'ae|sa|qa|kw|om|ir|iq|il|jo|lb|tr|ru|ua|kz|uz',
    'uk|de|fr|it|es|pt|nl|be|ch|at|pl|cz|sk|hu|ro',
    'bg|gr|rs|hr|si|se|dk|fi|ie|us|ca|mx|br|ar|cl',
    'pe|ve|ec|za|ng|ke|gh|tz|et|eg|ma|dz|tn|au|nz',
  ];
  const name = String.raw`(?<=\p{L}[\p{N}-]{0,9})`;
  return new RegExp(String.raw`${name}\.(?:${endings.join('|')})(?![\p{L}\p{N}])`, 'u');
}

/** Seven digits or more beside a word that says what to do with them; a call button is a part. */
function spokenNumber(): RegExp {
  const digits = String.raw`(?<![\p{Script=Latin}\p{N}])\d(?:[\s().\-/]*\d){6}`;
  const call =
    '(?<!(?:hall|car|landing|floor) )call(?! ?(?:button|board|panel|station|box|push|card|unit|register))';
  const latin = `tel|telephone|phone|mobile|cellphone|mob|fax|whatsapp|wechat|weixin|viber|telegram|qq|${call}`;
  const word = String.raw`(?:(?<!\p{Script=Latin})(?:${latin})(?!\p{Script=Latin})|微信|电话|電話|手机|手機|热线|传真)`;
  const between = String.raw`[^\d]{0,20}`;
  return new RegExp(`${word}${between}${digits}|${digits}[\\d\\s().\\-/]*${between}${word}`, 'u');
}

/** Whether a normalised text may be where somebody lives in the net or is called. */
export const isPersonal = (text: string): boolean => PERSONAL.some((each) => each.test(text));
