const home = {};

export default home;
