import type en from '../en/account';
import type { Translation } from '../types';

export default {
  login: {
    title: '管理员登录',
    email: '邮箱',
    password: '密码',
    submit: '登录',
    submitting: '正在登录…',
    bothRequired: '请输入邮箱和密码。',
    failed: '登录失败。',
    notAdmin: '该账号不是管理员账号，请使用管理员账号登录。',
  },
  forbidden: { title: '拒绝访问 - 您没有权限访问此页面，仅限管理员。', button: '返回首页' },
  password: {
    current: '当前密码',
    new: '新密码',
    hint: '至少{{min}}个字符。几个互不相关的词语既好记又难猜。',
    show: '显示输入内容',
    submit: '修改密码',
    submitting: '正在修改…',
    missingCurrent: '请输入当前密码。',
    missingNew: '请输入新密码。',
    same: '新密码与当前密码相同。',
    failed: '密码修改失败。',
    done: '密码已修改，您已在其他设备上退出登录。',
  },
  passwordDue: {
    title: '请设置您自己的密码',
    text: '您登录时使用的密码由他人设置，可能有他人知道。请设置一个只有您自己知道的密码，之后即可进入后台。',
    current: '刚才登录使用的密码',
    submit: '保存并进入后台',
  },
  invitation: {
    title: '您的邀请',
    text: '您受邀使用管理后台。请为您的账号设置密码。',
    submit: '创建我的账号',
    submitting: '正在创建账号…',
    failed: '账号创建失败。',
    done: '账号已创建，请登录。',
    brokenTitle: '链接不完整',
    brokenText: '请打开您收到的完整链接，或请对方重新发送邀请。',
    brokenButton: '前往登录',
  },
} satisfies Translation<typeof en>;
