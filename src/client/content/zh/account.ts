import type en from '../en/account';
import type { Translation } from '../types';

const account: Translation<typeof en> = {
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
  forbidden: {
    title: '拒绝访问 - 您没有权限访问此页面，仅限管理员。',
    button: '返回首页',
  },
};

export default account;
