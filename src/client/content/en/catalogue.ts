const catalogue = {};

export default catalogue;
