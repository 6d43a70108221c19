/** Vietnamese names of everyday actions, qualities and things that questions about tenders ask of. */
export const vietnameseEveryday = `
choose: chọn, lựa chọn
give: cung cấp, bàn giao
prepare: chuẩn bị, mang theo
send: gửi, chuyển
receive: nhận, nhận được
take_part: tham gia, tham dự
increase: tăng, bổ sung, thêm
decrease: giảm
store: lưu trữ, lưu giữ, bảo quản
use: sử dụng
buy: mua, mua sắm
rent: thuê
build: xây dựng, thi công
measure: đo, đo lường
clean: vệ sinh, làm sạch
guard: bảo vệ, giám sát
unload: bốc dỡ, dỡ hàng
move: chuyển giao, di chuyển
connect: kết nối, đấu nối
operate: vận hành, hoạt động
stop: dừng, ngừng
answer: trả lời, phản hồi
inform: thông báo, báo
advance_notice: báo trước, trước
decide: quyết định
dispose: xử lý, chất thải
protect: bảo vệ
print: in ấn, bản giấy
publish: công bố, đăng tải
travel: đi lại, công tác
free_of_charge: miễn phí
separately: riêng, riêng biệt
new: mới
used: đã qua sử dụng, cũ
size: kích thước, cỡ
weight_mass: trọng lượng, khối lượng
length: chiều dài, mét
width: chiều rộng, độ dày
height: chiều cao, độ sâu
temperature: nhiệt độ
pressure: áp suất, áp lực
power: công suất, năng lực
voltage: điện áp
current_electric: dòng điện, ngắn mạch
electricity: điện, năng lượng
cable: cáp, dây
pipe: ống, đường ống
machine: máy, thiết bị
tool: dụng cụ, công cụ
piece: chiếc, đơn vị
vehicle: xe, phương tiện
building: tòa nhà, phòng
roof: mái, tường, sàn
road: đường, đường bộ
land: đất, khu đất
water: nước
fuel: nhiên liệu, dầu, khí
air: không khí, thông gió, điều hòa
fire: cháy, phòng cháy
lighting: ánh sáng, chiếu sáng, đèn
computer: máy tính, máy tính xách tay
software: phần mềm, chương trình, ứng dụng
website: trang web, website
server: máy chủ, đám mây
data: dữ liệu, cơ sở dữ liệu
user: người dùng, người sử dụng
access: truy cập, mật khẩu, đăng nhập
backup: sao lưu, khôi phục
screen: màn hình
network: mạng, internet
municipality: thành phố, xã, phường
region: vùng, tỉnh, huyện
hospital: bệnh viện, y tế, bệnh nhân
warehouse: kho
shift: ca, đêm
weekend: cuối tuần, ngày lễ
protective_equipment: bảo hộ lao động, mũ bảo hộ, găng tay
papers: giấy tờ, hồ sơ, tài liệu
photo: ảnh, hình ảnh
material: vật liệu, vật tư
metal: thép, kim loại, đồng
colour: màu, sơn
how_often: tần suất, lần
same: giống, như nhau
difference: khác, khác nhau
allowed: được phép
forbidden: cấm, không được phép
mandatory: bắt buộc, cần thiết
supervisor: quản lý, giám sát, trưởng
technician: kỹ sư, kỹ thuật viên, chuyên gia
competitor: đối thủ
agent: đại lý, nhà phân phối
emergency: khẩn cấp, gấp
problem: vấn đề, sự cố
advice: tư vấn, hỗ trợ
design: thiết kế
study: nghiên cứu, phân tích
result: kết quả
risk: rủi ro, nguy hiểm
model_type: loại, mẫu, phiên bản
level: cấp, mức, hạng
validity: hiệu lực, có giá trị
remaining: số còn lại, số dư
part: phần, tỷ lệ
whole: toàn bộ, tổng
order: đơn hàng, đặt hàng
loss: mất, tổn thất
money: tiền, kinh phí
company_seat: trụ sở, chi nhánh
`;
