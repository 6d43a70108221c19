/** Vietnamese names of the terms of tenders and contracts. */
export const vietnameseTerms = `
bidder: nhà thầu, đơn vị dự thầu, bên dự thầu
contractor: nhà thầu, nhà cung cấp, bên bán, đơn vị cung cấp
buyer: chủ đầu tư, bên mời thầu, bên mua, bên a, khách hàng
contract: hợp đồng, thỏa thuận
bid: hồ sơ dự thầu, báo giá, hồ sơ đề xuất, e-hsdt
tender_procedure: đấu thầu, mời thầu, lựa chọn nhà thầu, đấu thầu rộng rãi
tender_documents: hồ sơ mời thầu, e-hsmt, hồ sơ yêu cầu
notice: thông báo mời thầu, thông báo, đăng tải
lot: phần, lô, gói thầu
annex: phụ lục, đính kèm
award: trúng thầu, trao hợp đồng, kết quả lựa chọn nhà thầu, phê duyệt kết quả
addendum: sửa đổi hồ sơ mời thầu, bổ sung, văn bản sửa đổi
eligibility: tư cách hợp lệ, hợp lệ, đủ điều kiện
exclusion: cấm tham gia, loại trừ, cấm tham gia hoạt động đấu thầu
rejection: loại, bị loại, không được xem xét, không hợp lệ
invoice: hóa đơn, hoá đơn
delivery: giao hàng, cung cấp, bàn giao
acceptance: nghiệm thu, biên bản nghiệm thu, chấp nhận
penalty: phạt, mức phạt, xử phạt
delay: chậm, chậm tiến độ, trễ
subcontractor: nhà thầu phụ, thầu phụ
consortium_member: thành viên liên danh, đứng đầu liên danh
power_of_attorney: giấy ủy quyền, ủy quyền
representative: đại diện, đại diện hợp pháp, người đại diện
declaration: cam kết, bản cam kết, tuyên bố
certificate: giấy chứng nhận, chứng chỉ, chứng nhận, giấy xác nhận
tax: thuế, lệ phí
vat: thuế giá trị gia tăng, thuế vat, thuế gtgt
price: giá, giá cả
unit_price: đơn giá
total_price: tổng giá, tổng cộng, thành tiền
lump_sum: trọn gói, hợp đồng trọn gói
price_schedule: bảng giá, biểu giá, bảng giá dự thầu
quantity: số lượng, khối lượng
bill_of_quantities: bảng khối lượng, tiên lượng mời thầu
technical_specification: yêu cầu kỹ thuật, thông số kỹ thuật, đặc tính kỹ thuật, điều khoản tham chiếu
requirement: yêu cầu
minimum_requirement: yêu cầu tối thiểu, tối thiểu
deadline: thời hạn, hạn chót, chậm nhất
closing: đóng thầu
opening: mở thầu
evaluation: đánh giá, xét duyệt
criterion: tiêu chí, tiêu chuẩn
weighting: trọng số, tỷ trọng
score: điểm, điểm số
ranking: xếp hạng, thứ hạng
winner: nhà thầu trúng thầu, đơn vị trúng thầu
tie: bằng điểm, điểm bằng nhau
lowest_price: giá thấp nhất
abnormally_low: giá thấp bất thường, giá thấp
site_visit: khảo sát hiện trường, thăm hiện trường
clarification: làm rõ, câu hỏi, giải thích
negotiation: thương thảo, đàm phán, thương thảo hợp đồng
standstill: thời gian chờ
appeal: kiến nghị, khiếu nại
withdrawal: rút hồ sơ, rút
modification: sửa đổi, thay đổi, điều chỉnh
extension: gia hạn, kéo dài
renewal: gia hạn, tái ký
option: tùy chọn, tùy chọn mua thêm
variant: phương án thay thế, đề xuất thay thế
deviation: sai lệch, sai khác
arbitration: trọng tài
dispute: tranh chấp
court: tòa án
law: luật, pháp luật
regulation: quy định, nghị định, thông tư
termination: chấm dứt hợp đồng, chấm dứt
cancellation: hủy thầu, hủy bỏ, hủy
suspension: tạm dừng, đình chỉ
force_majeure: bất khả kháng
confidentiality: bảo mật, bí mật
data_protection: bảo vệ dữ liệu, dữ liệu cá nhân
intellectual_property: sở hữu trí tuệ, bản quyền
ownership: quyền sở hữu, sở hữu
liability: trách nhiệm
damage: thiệt hại
compensation: bồi thường, hoàn trả
breach: vi phạm
guarantee: bảo lãnh, thư bảo lãnh, bảo lãnh ngân hàng
deposit: đặt cọc, ký quỹ
retention: giữ lại, tiền giữ lại
insurance_policy: hợp đồng bảo hiểm, bảo hiểm
payment: thanh toán
instalment: đợt thanh toán, thanh toán từng lần
interest: lãi suất, tiền lãi
discount: giảm giá, chiết khấu
bank: ngân hàng, tài khoản
price_adjustment: điều chỉnh giá, điều chỉnh giá hợp đồng
budget: ngân sách, nguồn vốn, kinh phí
cost: chi phí
fee: phí, lệ phí
amount: số tiền, tiền
value: giá trị
percentage: phần trăm, tỷ lệ
minimum: tối thiểu, ít nhất
maximum: tối đa, không quá
signature: chữ ký, ký, ký tên
electronic_signature: chữ ký số, chữ ký điện tử
stamp: con dấu, đóng dấu
envelope: phong bì, túi đựng
copy: bản sao, bản chụp
original: bản gốc, bản chính
translation: bản dịch, dịch
form: biểu mẫu, mẫu
submission: nộp, nộp hồ sơ
electronic: điện tử, qua mạng
platform: hệ thống mạng đấu thầu quốc gia, hệ thống
email: email, thư điện tử
phone: điện thoại, số điện thoại
address: địa chỉ
post: bưu điện, đường bưu điện
contact_person: người liên hệ, liên hệ, đầu mối
authority: cơ quan, cơ quan có thẩm quyền
department: phòng, ban, khoa
committee: tổ chuyên gia, hội đồng
date: ngày
time: giờ, thời gian, thời điểm
working_day: ngày làm việc
calendar_day: ngày lịch
hour: giờ
minute: phút
week: tuần
month: tháng
year: năm, hàng năm
duration: thời gian, thời hạn
start: bắt đầu, khởi công
end: kết thúc, hoàn thành
schedule: tiến độ, lịch trình, kế hoạch
milestone: mốc, giai đoạn
work: công việc, công trình, thi công
service: dịch vụ
goods: hàng hóa, hàng hoá, sản phẩm
item: mặt hàng, hạng mục
framework_agreement: thỏa thuận khung
open_procedure: đấu thầu rộng rãi
restricted_procedure: đấu thầu hạn chế
direct_award: chỉ định thầu
quality: chất lượng
standard: tiêu chuẩn, quy chuẩn
inspection: kiểm tra, giám sát, giám định
test: thử nghiệm, chạy thử
defect: khiếm khuyết, lỗi, hư hỏng, sai sót
repair: sửa chữa, khắc phục
replacement: thay thế, đổi
spare_part: phụ tùng, linh kiện, phụ tùng thay thế
maintenance: bảo trì, bảo dưỡng
support: hỗ trợ, hỗ trợ kỹ thuật
response_time: thời gian đáp ứng, thời gian phản hồi
availability: sẵn sàng, khả dụng
service_level: mức độ dịch vụ
installation: lắp đặt, cài đặt
commissioning: vận hành thử, chạy thử, đưa vào sử dụng
training: đào tạo, tập huấn, hướng dẫn sử dụng
manual: sách hướng dẫn, tài liệu hướng dẫn, tài liệu
packaging: đóng gói, bao bì
transport: vận chuyển
customs: hải quan, nhập khẩu
origin: xuất xứ, nguồn gốc
manufacturer: nhà sản xuất, hãng sản xuất
brand: nhãn hiệu, thương hiệu
equivalent: tương đương
sample: mẫu, hàng mẫu
catalogue: catalogue, tài liệu kỹ thuật
drawing: bản vẽ
experience: kinh nghiệm
reference: hợp đồng tương tự
personnel: nhân sự, nhân viên, lao động
key_personnel: nhân sự chủ chốt, chỉ huy trưởng
qualification: trình độ, năng lực
diploma: bằng cấp, văn bằng
cv: lý lịch
licence: giấy phép
registration: đăng ký, đăng ký kinh doanh
company: công ty, doanh nghiệp
manufacturer_authorisation: giấy phép bán hàng, giấy ủy quyền của nhà sản xuất, đại lý
turnover: doanh thu
balance_sheet: báo cáo tài chính, bảng cân đối kế toán
insolvency: phá sản, giải thể
criminal_record: truy cứu trách nhiệm hình sự, án tích
tax_debt: nghĩa vụ thuế, nợ thuế
social_security: bảo hiểm xã hội
corruption: tham nhũng, hối lộ, gian lận, thông thầu
conflict_of_interest: xung đột lợi ích, cạnh tranh
environment: môi trường
sustainability: bền vững
safety: an toàn, an toàn lao động
accident: tai nạn
wage: tiền lương, lương
collective_agreement: thỏa ước lao động, lương tối thiểu
takeover_of_staff: tiếp nhận lao động
report: báo cáo
meeting: cuộc họp, hội nghị
minutes: biên bản
approval: phê duyệt, chấp thuận
obligation: nghĩa vụ
responsible: chịu trách nhiệm, phụ trách
priority: thứ tự ưu tiên, ưu tiên
contradiction: mâu thuẫn, không thống nhất
calculation_error: lỗi số học, sửa lỗi
general_terms: điều kiện chung, điều kiện chung của hợp đồng
missing_documents: bổ sung tài liệu, bổ sung hồ sơ
page_limit: số trang, trang
clause: điều khoản, điều, mục
table: bảng, danh mục
small_business: doanh nghiệp nhỏ và vừa, doanh nghiệp nhỏ
preference: ưu đãi
local: trong nước, địa phương
foreign: nước ngoài, quốc tế
place_of_performance: địa điểm thực hiện
reason: lý do
purpose: mục đích, mục tiêu
scope: phạm vi, phạm vi cung cấp
`;
