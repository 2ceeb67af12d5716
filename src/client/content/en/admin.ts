const admin = {};

export default admin;
