/** Chinese names of everyday actions, qualities and things that questions about tenders ask of. */
export const chineseEveryday = `
choose: 选择, 挑选, 选定
give: 提供, 交付, 给
prepare: 准备, 自备, 编制
send: 发送, 寄送, 递交
receive: 收到, 接收, 领取, 获得
take_part: 参加, 参与
increase: 增加, 增长, 追加, 提高
decrease: 减少, 降低, 削减
store: 存储, 保存, 储存, 存放
use: 使用, 利用
buy: 购买, 采购, 购置
rent: 租赁, 租用
build: 建设, 施工, 建造
measure: 测量, 计量
clean: 清洁, 清洗, 保洁
guard: 保安, 看守, 监控
unload: 卸货, 装卸, 卸车
move: 转移, 迁移, 搬运
connect: 连接, 接入, 接口
operate: 运行, 操作, 运营
stop: 停止, 停机, 关闭
answer: 答复, 回复, 响应
inform: 通知, 告知, 报告
advance_notice: 提前, 事先, 预先
decide: 决定, 裁定
dispose: 处置, 废物, 回收
protect: 保护, 防护
print: 打印, 纸质, 印刷
publish: 公布, 发布, 公示
travel: 差旅, 出差, 交通费
free_of_charge: 免费, 无偿
separately: 单独, 另行, 分别
new: 全新, 新
used: 二手, 旧, 翻新
size: 尺寸, 大小, 规格
weight_mass: 重量, 质量, 公斤
length: 长度, 米, 公里
width: 宽度, 厚度
height: 高度, 深度
temperature: 温度, 气温, 热
pressure: 压力
power: 功率, 容量, 产能
voltage: 电压
current_electric: 电流, 短路
electricity: 电力, 电气, 能源
cable: 电缆, 导线, 接线
pipe: 管道, 管线
machine: 机器, 设备, 装置
tool: 工具, 仪器
piece: 件, 台, 个
vehicle: 车辆, 汽车
building: 建筑, 房间, 场所, 室内
roof: 屋顶, 墙, 地面
road: 道路, 公路
land: 土地, 地块, 场地
water: 水
fuel: 燃料, 油, 气体
air: 空气, 通风, 空调
fire: 火灾, 消防
lighting: 照明, 灯
computer: 计算机, 电脑
software: 软件, 程序, 应用
website: 网站, 网页
server: 服务器, 托管, 云
data: 数据, 数据库, 记录
user: 用户, 使用者
access: 访问, 登录, 密码
backup: 备份, 恢复
screen: 屏幕, 显示器
network: 网络, 互联网
municipality: 城市, 市, 市政府
region: 地区, 省, 区域
hospital: 医院, 医疗, 患者
warehouse: 仓库
shift: 班次, 夜间, 全天
weekend: 周末, 节假日
protective_equipment: 防护用品, 安全帽, 手套, 工作服
papers: 文件, 资料, 材料, 材料清单
photo: 照片, 图片, 图像
material: 材料, 物料
metal: 钢, 金属, 铁, 铜
colour: 颜色, 油漆
how_often: 频率, 次数, 次
same: 相同, 一致, 同样
difference: 不同, 差异, 差别
allowed: 允许, 许可
forbidden: 禁止, 不允许, 不得
mandatory: 强制, 必要
supervisor: 负责人, 主管, 经理
technician: 技术人员, 工程师, 专家
competitor: 竞争对手, 其他投标人
agent: 代理商, 经销商, 代理
emergency: 紧急, 应急, 急
problem: 问题, 困难
advice: 咨询, 帮助, 协助
design: 设计, 规划, 方案
study: 研究, 分析, 调查
result: 结果
risk: 风险, 危险
model_type: 型号, 类型, 版本
level: 级别, 等级, 水平
validity: 有效, 有效期, 生效
remaining: 剩余, 其余, 余款
part: 部分, 份额
whole: 全部, 总, 合计
order: 订单, 订货
loss: 丢失, 损失, 遗失
money: 钱, 资金, 款项
company_seat: 分公司, 办事处, 住所
`;
