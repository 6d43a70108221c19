/** Chinese names of the terms of tenders and contracts, in simplified characters. */
export const chineseTerms = `
bidder: 投标人, 供应商, 投标方, 投标单位, 应答人
contractor: 承包人, 供应商, 中标人, 卖方, 承包商, 服务商, 乙方
buyer: 招标人, 采购人, 买方, 发包人, 业主, 甲方
contract: 合同, 协议
bid: 投标文件, 投标, 响应文件, 报价
tender_procedure: 招标, 采购, 公开招标, 招投标
tender_documents: 招标文件, 采购文件, 磋商文件
notice: 招标公告, 公告, 采购公告
lot: 标段, 包, 标包, 分包号
annex: 附件, 附录, 附表
award: 中标, 授标, 成交, 中标通知书
addendum: 补遗, 修改, 更正公告, 补充文件
eligibility: 投标人资格, 资格要求, 资格条件, 合格
exclusion: 禁止参加, 限制投标, 失信被执行人, 黑名单
rejection: 否决投标, 废标, 无效投标, 拒绝, 否决
invoice: 发票, 增值税专用发票, 开票
delivery: 交货, 交付, 供货, 送货
acceptance: 验收, 验收合格, 接收
penalty: 违约金, 罚款, 处罚
delay: 逾期, 延误, 迟延, 延期
subcontractor: 分包商, 分包人, 分包
consortium_member: 联合体成员, 牵头人
power_of_attorney: 授权委托书, 法人授权书, 授权书
representative: 法定代表人, 授权代表, 委托代理人, 代表
declaration: 声明, 承诺函, 承诺书
certificate: 证书, 证明, 证明文件, 证明材料
tax: 税, 税金, 税费
vat: 增值税, 税率
price: 价格, 报价, 投标报价
unit_price: 单价, 综合单价
total_price: 总价, 投标总价, 合计
lump_sum: 总价包干, 固定总价, 固定价
price_schedule: 报价表, 开标一览表, 分项报价表, 价格表
quantity: 数量, 采购数量
bill_of_quantities: 工程量清单, 货物清单
technical_specification: 技术规范, 技术规格, 技术要求, 技术参数, 技术标准
requirement: 要求, 实质性要求
minimum_requirement: 最低要求, 基本要求
deadline: 截止时间, 期限, 截止日期
closing: 截止, 投标截止
opening: 开标, 开启
evaluation: 评标, 评审, 评价
criterion: 标准, 评审因素
weighting: 权重, 分值
score: 得分, 分数, 评分, 分值
ranking: 排名, 排序, 名次
winner: 中标人, 中标候选人, 成交供应商
tie: 得分相同, 并列, 报价相同
lowest_price: 最低价, 最低报价
abnormally_low: 低于成本, 异常低价, 明显低于
site_visit: 现场踏勘, 踏勘现场, 现场考察
clarification: 澄清, 答疑, 疑问, 说明
negotiation: 谈判, 磋商
standstill: 公示期, 公示
appeal: 质疑, 投诉, 异议
withdrawal: 撤回, 撤销
modification: 修改, 变更, 更改
extension: 延长, 顺延, 延期
renewal: 续签, 续约
option: 选择权, 可选, 选项
variant: 备选方案, 备选投标方案, 替代方案
deviation: 偏差, 偏离, 负偏离
arbitration: 仲裁, 仲裁委员会
dispute: 争议, 纠纷
court: 法院, 人民法院
law: 法律, 法规
regulation: 规定, 条例, 办法
termination: 合同解除, 解除合同, 终止, 合同终止
cancellation: 取消, 作废, 终止招标
suspension: 暂停, 中止
force_majeure: 不可抗力
confidentiality: 保密, 机密, 商业秘密
data_protection: 数据保护, 个人信息
intellectual_property: 知识产权, 版权, 专利权
ownership: 所有权, 产权
liability: 责任, 违约责任
damage: 损失, 损害
compensation: 赔偿, 补偿, 退还
breach: 违约, 违反
guarantee: 保函, 银行保函, 担保
deposit: 保证金, 押金
retention: 质保金, 质量保证金, 扣留
insurance_policy: 保险单, 保单
payment: 付款, 支付, 结算
instalment: 分期付款, 进度款
interest: 利息, 利率
discount: 折扣, 优惠, 让利
bank: 银行, 开户行, 账户, 账号
price_adjustment: 价格调整, 调价, 合同价格调整
budget: 预算, 资金, 经费
cost: 费用, 成本
fee: 费, 收费, 服务费
amount: 金额, 款项
value: 价值, 金额
percentage: 百分比, 比例
minimum: 最低, 最少, 不少于, 不低于
maximum: 最高, 最多, 不超过, 上限
signature: 签字, 签名, 签署
electronic_signature: 电子签名, 电子签章, 数字证书
stamp: 盖章, 公章, 印章
envelope: 信封, 密封袋, 封套
copy: 副本, 复印件, 份数
original: 正本, 原件
translation: 翻译, 译文, 中文译本
form: 格式, 表格, 模板
submission: 递交, 提交, 送达
electronic: 电子, 电子投标, 在线
platform: 平台, 电子招标投标交易平台, 系统
email: 电子邮件, 电子邮箱, 邮箱
phone: 电话, 联系电话
address: 地址, 地点
post: 邮寄, 快递
contact_person: 联系人, 联系方式
authority: 主管部门, 监督部门, 机关
department: 部门, 科室
committee: 评标委员会, 委员会, 评审小组
date: 日期
time: 时间
working_day: 工作日, 个工作日
calendar_day: 日历天, 日历日, 自然日
hour: 小时
minute: 分钟
week: 周, 星期
month: 月, 个月
year: 年, 年度
duration: 期限, 期间, 时长
start: 开始, 开工, 起始
end: 结束, 完成, 竣工
schedule: 进度计划, 时间表, 进度
milestone: 阶段, 里程碑, 节点
work: 工程, 施工, 工作
service: 服务
goods: 货物, 产品, 物资
item: 项目, 条目, 序号
framework_agreement: 框架协议
open_procedure: 公开招标
restricted_procedure: 邀请招标
direct_award: 单一来源, 直接采购
quality: 质量, 质量标准
standard: 标准, 规范, 国家标准
inspection: 检验, 检查, 监造
test: 试验, 测试, 检测
defect: 缺陷, 故障, 瑕疵
repair: 维修, 修理, 修复
replacement: 更换, 替换, 换货
spare_part: 备品备件, 备件, 配件
maintenance: 维护, 保养, 维保
support: 技术支持, 支持, 售后服务
response_time: 响应时间, 到达现场
availability: 可用性, 可用率
service_level: 服务水平, 服务标准
installation: 安装, 安装调试
commissioning: 调试, 投运, 试运行
training: 培训, 技术培训
manual: 说明书, 使用手册, 技术资料
packaging: 包装, 包装要求
transport: 运输, 运费
customs: 海关, 进口, 关税
origin: 原产地, 产地
manufacturer: 制造商, 生产厂家, 生产商
brand: 品牌, 商标
equivalent: 同等, 相当于, 等同
sample: 样品, 样本
catalogue: 目录, 样本, 彩页
drawing: 图纸, 图样
experience: 经验, 业绩
reference: 业绩证明, 案例
personnel: 人员, 员工, 工作人员
key_personnel: 项目经理, 项目负责人, 主要人员
qualification: 资质, 资格, 资质要求
diploma: 学历, 毕业证
cv: 简历, 履历
licence: 许可证, 执照, 许可
registration: 注册, 登记
company: 公司, 企业, 单位
manufacturer_authorisation: 制造商授权, 代理商, 经销商, 授权书
turnover: 营业额, 营业收入
balance_sheet: 资产负债表, 财务报表, 审计报告
insolvency: 破产, 清算
criminal_record: 行贿犯罪, 违法记录, 犯罪记录
tax_debt: 欠税, 纳税证明, 依法缴纳税收
social_security: 社会保险, 社保
corruption: 腐败, 贿赂, 欺诈, 串通投标
conflict_of_interest: 利益冲突, 利害关系, 控股关系
environment: 环境, 环保
sustainability: 可持续, 绿色
safety: 安全, 安全生产
accident: 事故, 工伤
wage: 工资, 薪酬
collective_agreement: 集体合同, 最低工资
takeover_of_staff: 人员接收
report: 报告, 汇报
meeting: 会议, 会
minutes: 会议纪要, 纪要, 记录
approval: 批准, 审批, 同意
obligation: 义务
responsible: 负责, 负责人
priority: 优先顺序, 优先, 解释顺序
contradiction: 矛盾, 不一致
calculation_error: 算术错误, 计算错误, 算术性错误
general_terms: 通用条款, 通用合同条款
missing_documents: 补正, 缺少文件, 补充资料
page_limit: 页数, 页
clause: 条款, 款
table: 表, 清单, 一览表
small_business: 中小企业, 小微企业
preference: 优惠, 优先采购, 价格扣除
local: 本地, 当地, 国内
foreign: 国外, 境外, 进口
place_of_performance: 履约地点, 服务地点, 项目地点, 施工地点
reason: 原因, 理由
purpose: 目的, 目标
scope: 范围, 招标范围, 采购内容
`;
